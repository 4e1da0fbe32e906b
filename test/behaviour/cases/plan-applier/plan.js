// plan of the month, edited by hand
module.exports = {
  defaults: { frequency: 'daily', unit: 'times' },
  habits: [
    { match: 'Read', target: 2 },
    { match: 'Stretch', rename: 'Mobility' },
    { match: 'Journal', target: 1, create: true },
    { match: 'Swim', target: 500, unit: 'm', create: true },
    { match: 'Ghost', target: 9 },
  ],
  drop: ['Morning run'],
};
