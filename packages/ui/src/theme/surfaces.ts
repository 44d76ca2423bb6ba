/** The colors that depend on what they lie on, and what stands in for each on a dark surface. */
export const onDarkSurface = {
  text: 'onDark',
  textLead: 'onDarkSoft',
  textSoft: 'onDarkSoft',
  link: 'onDark',
  line: 'onDarkLine',
  band: 'onDarkHover',
  focus: 'focusOnDark',
} as const;
