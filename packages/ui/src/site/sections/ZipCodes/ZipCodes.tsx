import { codes } from './ZipCodes.css.ts';

interface ZipCodesProps {
  /** ZIP codes of five digits. */
  zipCodes: readonly string[];
}

/** A list of ZIP codes in one line that wraps. */
export const ZipCodes = ({ zipCodes }: ZipCodesProps) => (
  <ul role="list" className={codes}>
    {zipCodes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
);
