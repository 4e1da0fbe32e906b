'use strict';

/** A client with a method for each verb: `client.get(path, callback)`, `client.post(path, body, callback)`. */
exports.create = function create(send) {
    var client = { get: send.bind(null, 'GET') };
    ['post', 'put', 'delete'].forEach(function (verb) {
        client[verb] = function (path, body, callback) {
            send(verb.toUpperCase(), path, callback, body);
        };
    });
    return client;
};
