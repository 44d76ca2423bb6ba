import type { tokens } from './tokens.ts';

type Tokens = typeof tokens;

/** What a group is, and what its tokens are for. */
type Descriptions = { [Group in keyof Tokens]: { about: string; of: { [Name in keyof Tokens[Group]]?: string } } };

/** What design tools show beside the tokens. */
export const tokenDescriptions: Descriptions = {
  color: {
    about: 'Colors, named for what they are for, so that another brand can replace the values and keep the names.',
    of: {
      background: 'The page behind everything.',
      card: 'Cards, panels and fields.',
      backgroundSubtle: 'Alternate bands and the captcha box.',
      backgroundStrong: 'What stands out from alternate bands, such as a pressed button.',
      border: 'Lines between things, and edges of cards.',
      text: 'Headings and running text.',
      textLead: 'The paragraph after a heading.',
      textSubdued: 'Hints, captions and dates.',
      link: 'Links in text.',
      selected: 'What is chosen in a group.',
      selectedSubtle: 'The ground of what is chosen.',
      action: 'The one call to action of a view. Its label is always onAction: white fails (2.7).',
      actionHover: 'The call to action below the pointer.',
      actionEdge: 'The edge of the call to action.',
      onAction: 'The label on action, statusInfo and statusWarning.',
      actionText:
        'The action color as text: asterisks, the emergency line, and the dot of an unread lead. The ground of a city’s emergency banner.',
      actionBorder: 'A light edge around what has the action color.',
      actionSubtle: 'A ground in the tone of action.',
      dark: 'The ground of dark surfaces, such as top bar and footer. The onDark tokens take the place of text and its like there.',
      onDark: 'Text on dark surfaces.',
      onDarkSubdued: 'Running text on dark surfaces.',
      onDarkMuted: 'Captions on dark surfaces.',
      onDarkBorder: 'Lines on dark surfaces.',
      onDarkHover: 'What is below the pointer on dark surfaces.',
      statusInfo: 'Cool accents: the top bar, edges of menus, and what to know beforehand.',
      statusInfoSubtle: 'The ground of what to know beforehand.',
      statusInfoText: 'The title of what to know beforehand.',
      statusSuccess: 'What worked.',
      statusSuccessSubtle: 'The ground of what worked.',
      statusWarning: 'The icon and edge of what to look after.',
      statusWarningSubtle: 'The ground of what to look after.',
      statusWarningText: 'The title of what to look after.',
      rating: 'Stars of a rating.',
      borderField: 'Field borders: 3.5 on white (WCAG 1.4.11 asks for 3).',
      statusError: 'What did not work, and what is urgent or late in the office.',
      statusErrorStrong: 'Messages about errors, as text.',
      statusErrorSubtle: 'The ground of what did not work, and of what is urgent in the office.',
      statusErrorField: 'The ground of a field with an error.',
      statusErrorBorder: 'The edge of a message about an error.',
      focus: 'The ring around what has the focus.',
      focusGap: 'Between the ring and what has the focus.',
      focusOnDark: 'The ring on dark surfaces.',
      illustrationSkyTop: 'The sky of drawings, from the top.',
      illustrationSkyMiddle: 'The sky of drawings, halfway down.',
      illustrationSkyBottom: 'The sky of drawings at the horizon.',
      illustrationFlowCool: 'The cool end of the airflow gradient.',
      illustrationFlowMild: 'The airflow gradient after its cool end.',
      illustrationFlowWarm: 'The airflow gradient before its hot end.',
      illustrationFlowHot: 'The hot end of the airflow gradient.',
    },
  },
  font: {
    about: 'Font families, with what stands in while they load.',
    of: { display: 'Headings, amounts and the logo.', text: 'Everything else.' },
  },
  fontSize: {
    about:
      'The type scale. Rem, so that a larger text size in the browser’s settings is honored. Fluid sizes grow from 390 to 1280 px.',
    of: { title: 'Titles of cards and of parts of a page.' },
  },
  space: { about: 'Paddings, and distances between things.', of: {} },
  radius: { about: 'Rounded corners, by what has them.', of: {} },
  shadow: { about: 'Tinted with the text color, never black.', of: {} },
  size: {
    about: 'Heights of controls and widths of text that several components share.',
    of: {
      target: 'Smallest side of anything that is tapped (WCAG 2.5.5).',
      callBar:
        'Height of the call bar at the lower edge of narrow screens; the shell and fixed layers keep clear of it.',
      container: 'The widest that content gets.',
      measure: 'The longest line of running text.',
    },
  },
  motion: { about: 'Durations; all become 0 where the visitor prefers reduced motion.', of: {} },
};
