/** Columns that leave as few gaps as possible in the last row. */
export const evenColumns = (items: number): 2 | 3 => (items === 1 || (items % 3 !== 0 && items % 2 === 0) ? 2 : 3);
