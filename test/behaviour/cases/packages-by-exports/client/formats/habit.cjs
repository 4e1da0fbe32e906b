exports.format = (habit) => `${habit.title} | ${habit.frequency} | ${habit.streak}`
