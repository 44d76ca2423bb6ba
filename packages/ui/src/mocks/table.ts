/** Rows in memory, such as the leads of one story. */
export class Table<Row extends { id: string }> {
  rows: Row[];

  constructor(rows: readonly Row[]) {
    this.rows = [...rows];
  }

  find(id: string): Row | undefined {
    return this.rows.find((row) => row.id === id);
  }

  /** Changes a row, and returns it as it is then. */
  update(row: Row, changes: Partial<Row>): Row {
    const updated = { ...row, ...changes };
    this.rows = this.rows.map((other) => (other.id === row.id ? updated : other));
    return updated;
  }
}
