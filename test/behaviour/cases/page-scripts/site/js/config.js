var CONFIG = { base: API + '/api/v1', key: KEY, title: 'My habits' };
