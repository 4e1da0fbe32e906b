import axios from 'axios'

export const film = async (id) => (await axios.get(`https://films.example/api/films/${id}`)).data.title
