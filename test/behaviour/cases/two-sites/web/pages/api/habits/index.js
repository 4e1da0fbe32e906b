import { service } from '../../../lib/service.js'

/** @param {import('next').NextApiRequest} req @param {import('next').NextApiResponse} res */
export default async function handler(req, res) {
  if (req.method === 'POST') {
    const made = await service('/habits', 'POST', req.body)
    return res.status(made.success ? 201 : 400).json(made.data)
  }
  const { data } = await service('/habits')
  res.status(200).json(data)
}
