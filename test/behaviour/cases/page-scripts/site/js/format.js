(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else root.Format = factory();
})(typeof self !== 'undefined' ? self : this, function () {
  return {
    habit: function (habit) { return habit.title + ' ' + habit.streak; },
    page: function (page) { return '== ' + page.title; },
  };
});
