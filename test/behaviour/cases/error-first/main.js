var create = require('./lib/tracker').create;

var tracker = create(process.env.HABIT_API, process.env.HABIT_API_KEY);

tracker.add('Meditate', 10, function (err, made) {
	if (err) throw err;
	console.log('made %s (%d)', made.title, made.target);
	tracker.done(made.id, '2024-11-30', function (err) {
		console.log('done', err);
		tracker.habits(function (err, list) {
			if (err) return console.log(err.message);
			var total = 0;
			for (var i in list) {
				total += list[i].completedDates.length;
				console.log(list[i].title, list[i].streak, list[i].frequency);
			}
			console.log('total', total);
			tracker.habit('missing', function (err, habit) {
				console.log(err ? err.message : habit.title);
			});
		});
	});
});
