// our own result type, unrelated to what the service answers
export const ok = (data) => ({ success: true, data, error: null })
export const fail = (error) => ({ success: false, data: null, error })
