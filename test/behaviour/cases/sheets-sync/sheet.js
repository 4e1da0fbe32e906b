// Google-Sheets-like: rows of strings with a header row
class Sheet {
  constructor(title) {
    this.title = title;
    this.values = [];
  }

  async update(rows) {
    this.values = rows.map((r) => r.map(String));
    return { data: { updatedRows: rows.length } };
  }

  set(a1, text) {
    const col = a1.charCodeAt(0) - 65;
    this.values[Number(a1.slice(1)) - 1][col] = text;
  }

  print() {
    console.log('[' + this.title + ']');
    this.values.forEach((r) => console.log(r.join('\t')));
  }
}

module.exports = Sheet;
