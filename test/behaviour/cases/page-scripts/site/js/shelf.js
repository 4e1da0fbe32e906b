// books, which have never met the service
var shelf = [{ title: 'Emma', streak: 2 }];
