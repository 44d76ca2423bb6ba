import { Link } from '../link/LinkProvider.tsx';
import { logo, name, onDark, tagline as taglineStyle } from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

interface LogoProps {
  /** The first word of the company's name. */
  shortName: string;
  /** The rest of the name, and the place. */
  tagline: string;
  /** What the logo stands on. */
  surface?: 'light' | 'dark';
}

/** The company's mark and name; leads to the home page. */
export const Logo = ({ shortName, tagline, surface = 'light' }: LogoProps) => (
  <Link href="/" className={surface === 'dark' ? `${logo} ${onDark}` : logo}>
    <LogoMark />
    <span>
      <span className={name}>{shortName}</span> <span className={taglineStyle}>{tagline}</span>
    </span>
  </Link>
);
