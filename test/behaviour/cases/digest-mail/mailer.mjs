// stands for the mail service; answers { success, error } as it does
export async function sendMail(message) {
  const data = message.to.includes('@') ? { success: true, error: null } : { success: false, error: 'bad address' }
  if (!data.success) throw new Error(`mail: ${data.error}`)
  console.log(`To: ${message.to}\nSubject: ${message.title}\n\n${message.body}\n`)
}
