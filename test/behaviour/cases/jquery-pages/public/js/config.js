var site = { title: 'Habit pages', unit: 'px', target: '_blank' };
var API_ROOT = window.HABIT_API + '/api/v1';

$.ajaxSetup({
  dataType: 'json',
  headers: { 'X-API-Key': window.HABIT_API_KEY }
});
