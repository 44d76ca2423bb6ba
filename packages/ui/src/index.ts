// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { Button, ButtonLink } from './components/Button/Button.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export { iconNames, type IconName } from './components/Icon/icons.ts';
export { Columns } from './layout/Columns/Columns.tsx';
export { Container } from './layout/Container/Container.tsx';
export { Inline } from './layout/Inline/Inline.tsx';
export { Section } from './layout/Section/Section.tsx';
export { Stack } from './layout/Stack/Stack.tsx';
export { LinkProvider, useCurrentPath } from './link/LinkProvider.tsx';
