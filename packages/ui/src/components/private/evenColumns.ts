/** Columns that leave no item alone in the last row, where there are such: five items are three and two. */
export const evenColumns = (items: number): 2 | 3 | 4 =>
  items % 3 === 0 ? 3 : items % 4 === 0 && items > 4 ? 4 : items % 2 === 0 || items === 1 ? 2 : items % 3 === 2 ? 3 : 4;
