export default { title: 'Nightly', unit: 'min', streak: 3 }
