/* Things that any page of ours may use. */
(function ($) {
  $.fn.tooltip = function (options) {
    var settings = $.extend({ title: 'More', target: 'body' }, options);
    return this.each(function () {
      $(this).attr('title', settings.title).data('target', settings.target);
    });
  };

  window.plural = function (n, word) {
    return n + ' ' + word + (n === 1 ? '' : 's');
  };
})(jQuery);
