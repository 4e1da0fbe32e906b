import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const page = (read: string) => `jQuery(function ($) {
  function List(el, options) {
    this.options = $.extend({ items: [], onPick: $.noop }, options)
    this.$el = $(el)
    this.render()
  }
  List.prototype.render = function () {
    var self = this
    this.$el.on('click', 'li', function () { self.options.onPick(${read}) })
    $.each(this.options.items, function (i, item) {
      self.$el.append($('<li/>').data('habit', item).text(item.title))
    })
  }
  $.ajax({ url: window.host + '/api/v1/habits', headers: { 'X-API-Key': window.key } }).done(function (reply) {
    new List('#list', { items: reply.data, onPick: function (habit) { show(habit.title) } })
  })
  new List('#other')
})
`;

test("what an element is given later is known where it is read first", () => {
  const { files, confidences } = migrated({ "a.js": page("$(this).data('habit')") });
  expect(files["a.js"]).toContain("show(habit.name)");
  expect(confidences).toEqual(["safe"]);
});

test("what it is never given may be anything", () => {
  const { files } = migrated({ "a.js": page("$(this).data('film')") });
  expect(files["a.js"]).toContain("show(habit.title)");
});
