// helpers of the page, which know nothing of habits
function setText(selector, text) {
  $(selector).text(text);
}

var Dom = { row: function (item) { return $('<li>').attr('title', item.hint).text(item.text); } };
