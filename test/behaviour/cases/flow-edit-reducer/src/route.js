// @flow
const routes = [{ title: 'Start', data: '/' }, { title: 'Habits', data: '/habits' }];
module.exports = { crumbs: (): string => routes.map(({ title }) => title).join(' > ') };
