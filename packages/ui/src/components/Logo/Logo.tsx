import type { CompanyFacts } from '@hvac/content/model';
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx';
import { logo, name, tagline as taglineStyle } from './Logo.css.ts';
import { DrawingFigure } from '../private/DrawingFigure.tsx';

interface LogoProps extends Omit<LinkComponentProps, 'href' | 'className' | 'style' | 'children'> {
  /** Its mark, the first word of its name, and the rest with the place. */
  company: Pick<CompanyFacts, 'mark' | 'shortName' | 'tagline'>;
}

/** The company's mark and name; leads to the home page. */
export const Logo = ({ company: { mark, shortName, tagline }, ...link }: LogoProps) => (
  <Link {...link} href="/" className={logo}>
    <DrawingFigure drawing={mark} size="logo" />
    <span>
      <span translate="no" className={name}>
        {shortName}
      </span>{' '}
      <span className={taglineStyle}>{tagline}</span>
    </span>
  </Link>
);
