/** The kit: what a page of any company is made of. Forms, the site, leads and the office have entries of their own. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { Accordion, type AccordionItem } from './components/Accordion/Accordion.tsx';
export { Badge, type BadgeTone } from './components/Badge/Badge.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export type { ButtonSize, ButtonVariant } from './components/Button/Button.css.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/Button/IconButton.tsx';
export { ButtonGroup } from './components/ButtonGroup/ButtonGroup.tsx';
export { Card } from './components/Card/Card.tsx';
export { Dialog } from './components/Dialog/Dialog.tsx';
export { DropdownMenu } from './components/DropdownMenu/DropdownMenu.tsx';
export { Alert } from './components/Alert/Alert.tsx';
export { Heading, type HeadingLevel, type HeadingSize } from './components/Heading/Heading.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export { iconNames, type IconName } from './components/Icon/icons.ts';
export { InlineError } from './components/InlineError/InlineError.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export { PictureImage } from './components/Picture/PictureImage.tsx';
export { RichText } from './components/RichText/RichText.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export { Text } from './components/Text/Text.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export { ToggleButton } from './components/ToggleButton/ToggleButton.tsx';
export { ToggleGroup } from './components/ToggleGroup/ToggleGroup.tsx';
export { Tooltips } from './components/Tooltips/Tooltips.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { ToastMessage } from './components/Toast/Toast.tsx';
export { useToast } from './components/Toast/ToastProvider.tsx';

export { AutoGrid } from './components/layout/AutoGrid/AutoGrid.tsx';
export { Columns } from './components/layout/Columns/Columns.tsx';
export { Container } from './components/layout/Container/Container.tsx';
export { Inline } from './components/layout/Inline/Inline.tsx';
export { Section } from './components/layout/Section/Section.tsx';
export { Stack } from './components/layout/Stack/Stack.tsx';

export {
  LinkProvider,
  useCurrentPath,
  type LeaveGuardProps,
  type LinkComponentProps,
} from './components/link/LinkProvider.tsx';
