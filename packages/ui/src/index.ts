/** The kit: what a page of any company is made of. Forms, the site, leads and the office have entries of their own. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { Accordion, type AccordionItem } from './kit/Accordion/Accordion.tsx';
export { Badge, type BadgeTone } from './kit/Badge/Badge.tsx';
export { Breadcrumbs } from './kit/Breadcrumbs/Breadcrumbs.tsx';
export type { ButtonSize, ButtonVariant } from './kit/Button/Button.css.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './kit/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './kit/Button/IconButton.tsx';
export { Card } from './kit/Card/Card.tsx';
export { FormNotice } from './kit/FormNotice/FormNotice.tsx';
export { Heading, type HeadingLevel, type HeadingSize } from './kit/Heading/Heading.tsx';
export { Icon } from './kit/Icon/Icon.tsx';
export { iconNames, type IconName } from './kit/Icon/icons.ts';
export { Logo } from './kit/Logo/Logo.tsx';
export { PictureImage } from './kit/Picture/PictureImage.tsx';
export { RichText } from './kit/RichText/RichText.tsx';
export { Text } from './kit/Text/Text.tsx';
export { TextLink } from './kit/TextLink/TextLink.tsx';
export type { ToastMessage } from './kit/Toast/Toast.tsx';
export { useToast } from './kit/Toast/ToastProvider.tsx';
export { Tooltip, TooltipProvider } from './kit/Tooltip/Tooltip.tsx';

export { AutoGrid } from './kit/layout/AutoGrid/AutoGrid.tsx';
export { Columns } from './kit/layout/Columns/Columns.tsx';
export { Container } from './kit/layout/Container/Container.tsx';
export { Inline } from './kit/layout/Inline/Inline.tsx';
export { Section } from './kit/layout/Section/Section.tsx';
export { Stack } from './kit/layout/Stack/Stack.tsx';

export {
  LinkProvider,
  useCurrentPath,
  type LeaveGuardProps,
  type LinkComponentProps,
} from './kit/link/LinkProvider.tsx';
