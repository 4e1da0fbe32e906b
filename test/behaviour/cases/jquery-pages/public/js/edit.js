(function ($, client) {
  'use strict';
  var id = new URLSearchParams(location.search).get('id');
  var $form = $('form');

  function fill(habit) {
    $form.find('[name=caption]').val(habit.title);
    $form.find('[name=amount]').val(habit.target);
    $form.data('frequency', habit.frequency);
  }

  client.one(id).then(fill, function (xhr) {
    $('#status').text(xhr.status + ': ' + xhr.responseJSON.error);
  });

  $form.on('submit', function (event) {
    event.preventDefault();
    client
      .save(id, { title: $form.find('[name=caption]').val(), target: Number($form.find('[name=amount]').val()), unit: 'times' })
      .then(function (reply) {
        $('#status').text('saved ' + reply.data.title + ', ' + goalOf(reply.data));
      });
  });
})(jQuery, HabitClient);
