import { onPaper } from '../../../theme/onPaper.ts';
import { layout } from './SiteLayout.css.ts';

// Own size: paper takes smaller letters than a screen.

// 10.5 points, a font size for paper.
onPaper(`html:has(.${layout})`, { fontSize: '82%' });
// Paper needs no menus and forms, and the footer would fill a separate page.
onPaper(`.${layout} :is(nav, footer, aside, section:has(form))`, { display: 'none !important' });
onPaper(`.${layout} :is(h1, h2, h3)`, { breakAfter: 'avoid' });
