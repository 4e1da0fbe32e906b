export default { kit: {} }
