import ky from 'ky'

export const http = ky.create({ prefixUrl: `${process.env.WEB_ORIGIN}/api`, retry: 0, throwHttpErrors: false })
