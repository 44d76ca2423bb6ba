/** The colors that depend on what they lie on, and what stands in for each on a dark surface. */
export const onDarkSurface = {
  text: 'onDark',
  textLead: 'onDarkSubdued',
  textSubdued: 'onDarkSubdued',
  link: 'onDark',
  border: 'onDarkBorder',
  backgroundSubtle: 'onDarkHover',
  focus: 'focusOnDark',
} as const;
