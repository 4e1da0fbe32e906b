/** a mail has a title and a target (the address), it is not a habit */
function render(mail) {
  return [`To: ${mail.target}`, `Subject: ${mail.title}`, '', ...mail.lines].join('\n')
}
module.exports = { render }
