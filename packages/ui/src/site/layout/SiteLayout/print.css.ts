import { onPaper } from '../../../theme/onPaper.ts';
import { layout } from './SiteLayout.css.ts';

// A size for paper, 10.5 points.
onPaper(`html:has(.${layout})`, { fontSize: '82%' });
// Menus lead nowhere on paper, a form cannot be sent from it, and the footer would fill a sheet of its own.
onPaper(`.${layout} :is(nav, footer, aside, section:has(form))`, { display: 'none !important' });
onPaper(`.${layout} :is(h1, h2, h3)`, { breakAfter: 'avoid' });
