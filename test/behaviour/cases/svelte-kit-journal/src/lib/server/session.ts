export const greet = ({ title, name }: { title: string; name: string }) => `${title} ${name}`
