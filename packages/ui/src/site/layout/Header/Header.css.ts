import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { appointmentLink, disc, displayFont } from '../../../theme/looks.ts';
import { name, tagline } from '../../../components/Logo/Logo.css.ts';
import { media } from '../../../theme/media.ts';
import { outOfSight } from '../../../theme/visuallyHidden.css.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.layer.header,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.background,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.s} ${vars.space.xs}`,
  minHeight: '64px',
  paddingBlock: vars.space.xxs,
  '@media': {
    [media.tablet]: { minHeight: '76px', paddingBlock: vars.space.xs },
    [media.short]: { minHeight: 0, paddingBlock: vars.space.xxs },
    [media.desktop]: { justifyContent: 'flex-start', minHeight: '92px', columnGap: vars.space.xxs },
  },
});
/** Takes the remaining width. Where the name needs more, as with letters that are spaced wide, the buttons wrap. */
export const brand = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: '56px',
  '@media': { [media.short]: { minHeight: 0 }, [media.desktop]: { flex: '0 1 auto' } },
});
// The words of the company's name need the room on phones.
globalStyle(`${brand} .${tagline}`, { '@media': { [media.belowTablet]: outOfSight } });
// With a third button there is room for the mark alone.
globalStyle(`${brand} .${name}`, { '@media': { [`${media.narrow} and (max-height: 30em)`]: outOfSight } });
/** On phones, where the bar above the header is missing. */
export const schedule = style({
  ...appointmentLink,
  justifyContent: 'center',
  minWidth: vars.size.buttonCompact,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.short]: { display: 'flex' },
    [media.desktop]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const scheduleLabel = style({ '@media': { [media.narrow]: { display: 'none' } } });
/** On phones the call bar has the number, except in a window too low for the bar. */
export const callIcon = style({
  ...disc(vars.size.buttonCompact),
  background: vars.color.action,
  color: vars.color.onAction,
  ':hover': { background: vars.color.actionHover },
  '@media': {
    [media.belowTablet]: { display: 'none' },
    [media.short]: { display: 'grid' },
    [media.desktop]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const line = style({
  display: 'none',
  padding: `${vars.space.xs} 0`,
  color: vars.color.text,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
  '@media': { [media.desktop]: { display: 'block' }, print: { display: 'block' } },
});
export const always = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xxs,
  color: vars.color.actionText,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  '::before': {
    content: '',
    width: '9px',
    height: '9px',
    marginInlineStart: '3px',
    borderRadius: vars.radius.pill,
    background: vars.color.action,
    boxShadow: `0 0 0 3px ${vars.color.actionBorder}`,
  },
});
export const number = style({
  ...displayFont,
  fontSize: `clamp(1.25rem, 2vw, ${vars.fontSize.h3})`,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});
