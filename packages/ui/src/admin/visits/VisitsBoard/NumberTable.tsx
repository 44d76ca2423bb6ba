import { table } from './VisitsBoard.css.ts';

interface NumberTableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What the rows are, and then what each number is. */
  columns: readonly string[];
  rows: readonly { name: string; numbers: readonly number[] }[];
}

/** Rows with a name and numbers. */
export const NumberTable = ({ labelledBy, columns, rows }: NumberTableProps) => (
  <table aria-labelledby={labelledBy} className={table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, numbers }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {numbers.map((number, index) => (
            <td key={columns[index + 1]}>{number.toLocaleString('en-US')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
