import { codes } from './ZipCodes.css.ts';

interface ZipCodesProps {
  /** ZIP codes of five digits. */
  zipCodes: readonly string[];
}

/** A list of ZIP codes in one line that wraps. */
export const ZipCodes = ({ zipCodes }: ZipCodesProps) => (
  // Safari drops the list role of lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={codes}>
    {zipCodes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
);
