export const setting = ({ title, target }) => `${title}: ${target}°`
