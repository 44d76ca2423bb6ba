import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PictureImage } from '../../components/Picture/PictureImage.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { AutoGrid } from '../../components/layout/AutoGrid/AutoGrid.tsx';
import { Columns } from '../../components/layout/Columns/Columns.tsx';
import { Container } from '../../components/layout/Container/Container.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { CaptchaField } from '../../forms/CaptchaField/CaptchaField.tsx';
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx';
import { DraftNote } from '../../forms/DraftNote/DraftNote.tsx';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.tsx';
import { FileField } from '../../forms/FileField/FileField.tsx';
import { FormGrid } from '../../forms/FormGrid/FormGrid.tsx';
import { AddAnother } from '../../forms/FormSection/AddAnother.tsx';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { UploadProgress } from '../../forms/UploadProgress/UploadProgress.tsx';
import { company } from '#test/fixtures/company.ts';

/** What any of them passes to its element. */
interface NativeProps {
  id: string;
  'aria-description': string;
  'data-analytics': string;
  ref: (element: Element | null) => void;
}

const nothing = () => {};
const options = ['One', 'Two'].map((label) => ({ value: label, label }));

/** Each in its plainest form. */
const components: Readonly<Record<string, (native: NativeProps) => ReactNode>> = {
  Accordion: (native) => <Accordion {...native} items={[{ title: 'A question', content: 'Its answer' }]} />,
  AddAnother: (native) => (
    <AddAnother {...native} label="Add another job">
      Fields
    </AddAnother>
  ),
  Alert: (native) => (
    <Alert {...native} tone="info" title="Heads up">
      A tune-up takes an hour.
    </Alert>
  ),
  AutoGrid: (native) => (
    <AutoGrid {...native} maxColumns={2}>
      <li>One</li>
    </AutoGrid>
  ),
  Badge: (native) => <Badge {...native}>New</Badge>,
  Breadcrumbs: (native) => <Breadcrumbs {...native} parents={[{ label: 'Home', to: '/' }]} title="Financing" />,
  Button: (native) => (
    <Button {...native} type="reset" icon={<svg width="20" height="20" aria-hidden="true" />}>
      Start over
    </Button>
  ),
  ButtonGroup: (native) => <ButtonGroup {...native}>Buttons</ButtonGroup>,
  ButtonLink: (native) => (
    <ButtonLink {...native} href="/contact">
      Contact
    </ButtonLink>
  ),
  CaptchaField: (native) => (
    <CaptchaField {...native} name="captcha" state={{ status: 'ready', question: '1 + 2 =' }} onNewProblem={nothing} />
  ),
  Card: (native) => (
    <Card {...native} as="article">
      A card
    </Card>
  ),
  CheckboxField: (native) => <CheckboxField {...native} name="active" label="Active" />,
  Columns: (native) => <Columns {...native}>One column</Columns>,
  Container: (native) => <Container {...native}>The measure</Container>,
  Dialog: (native) => (
    <Dialog {...native} open={false} title="A question" onClose={nothing}>
      Its answer
    </Dialog>
  ),
  DraftNote: (native) => <DraftNote {...native} onStartOver={nothing} />,
  DropdownMenu: (native) => <DropdownMenu {...native} label="More" items={[{ label: 'Print', onPress: nothing }]} />,
  ErrorSummary: (native) => <ErrorSummary {...native} problems={[{ id: 'nowhere', message: 'Please enter a name' }]} />,
  FileField: (native) => (
    <FileField
      {...native}
      name="file"
      label="File"
      accept=".pdf"
      file={undefined}
      onChoose={nothing}
      onRemove={nothing}
    />
  ),
  FormGrid: (native) => <FormGrid {...native}>Fields</FormGrid>,
  FormSection: (native) => (
    <FormSection {...native} legend="About you">
      Fields
    </FormSection>
  ),
  Heading: (native) => (
    <Heading {...native} level={2}>
      A heading
    </Heading>
  ),
  Icon: (native) => <Icon {...native} name="phone" />,
  IconButton: (native) => <IconButton {...native} icon="close" label="Dismiss" />,
  Inline: (native) => <Inline {...native}>A line</Inline>,
  InlineError: (native) => <InlineError {...native} message="Not saved" />,
  Logo: (native) => <Logo {...native} company={company} />,
  PictureImage: (native) => <PictureImage {...native} picture={{ src: '/pictures/spot-cooling.svg', alt: 'A unit' }} />,
  RadioGroup: (native) => <RadioGroup {...native} name="answer" label="Which one?" options={options} />,
  RichText: (native) => <RichText {...native} content={[{ kind: 'paragraph', text: ['A paragraph'] }]} />,
  Section: (native) => <Section {...native}>A band</Section>,
  SelectField: (native) => <SelectField {...native} name="kind" label="Kind" options={options} />,
  Stack: (native) => (
    <Stack {...native} as="ul">
      <li>One</li>
    </Stack>
  ),
  Text: (native) => (
    <Text {...native} as="span">
      Running text
    </Text>
  ),
  TextAreaField: (native) => <TextAreaField {...native} name="message" label="Message" />,
  TextField: (native) => <TextField {...native} name="name" label="Name" />,
  TextLink: (native) => (
    <TextLink {...native} href="/financing">
      Financing
    </TextLink>
  ),
  ToggleButton: (native) => (
    <ToggleButton {...native} pressed={false}>
      Mine
    </ToggleButton>
  ),
  ToggleGroup: (native) => (
    <ToggleGroup {...native} label="Which one?" choices={options} value="One" onChange={nothing} />
  ),
  UploadProgress: (native) => <UploadProgress {...native} what="your file" share={0.5} />,
  VisuallyHidden: (native) => <VisuallyHidden {...native}>Heard, not seen</VisuallyHidden>,
};

const elements = new Map<string, Element | null>();
const nativeProps = (name: string): NativeProps => ({
  id: `native-${name}`,
  'aria-description': `Describes ${name}`,
  'data-analytics': name,
  ref: (element) => elements.set(name, element),
});

const meta = preview.meta({
  title: 'Foundations/Every component',
  parameters: { visual: { skip: 'Each has pictures of its own' } },
});

export const All = meta.story({
  render: () => (
    <Stack gap="l">
      {Object.entries(components).map(([name, show]) => (
        <Stack key={name} gap="xs">
          <code>{name}</code>
          {show(nativeProps(name))}
        </Stack>
      ))}
    </Stack>
  ),
});
All.test('pass an id, a ref, aria and data attributes to their element', async ({ canvasElement }) => {
  for (const name of Object.keys(components)) {
    const element = canvasElement.querySelector(`#native-${name}`);
    // Each radio button gets the ref, as react-hook-form expects.
    await expect(element?.contains(elements.get(name) ?? null), name).toBe(true);
    await expect(element, name).toHaveAttribute('data-analytics', name);
    await expect(element, name).toHaveAttribute('aria-description', `Describes ${name}`);
  }
});

const fields = (
  <>
    <TextField name="first" label="First name" hint="As on the bill" />
    <TextAreaField name="message" label="Message" maximum={100} />
    <SelectField name="kind" label="Kind" options={options} />
    <CheckboxField name="active" label="Active" hint="Visitors see it." />
  </>
);
All.test('ties a field without an id to its label and hint', { render: () => fields }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('As on the bill');
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('0 of 100 characters');
  await expect(canvas.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveAccessibleDescription('Visitors see it.');
});
