import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../forms/FormGrid/FormGrid.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { tones as badgeTones } from '../../components/Badge/Badge.css.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { buttonVariants } from '../../components/Button/Button.css.ts';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { tones as noticeTones } from '../../components/Alert/Alert.css.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Columns } from '../../components/layout/Columns/Columns.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';

const keys = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];

const badges = (dark: boolean) => (
  <Inline>
    {keys(badgeTones)
      .filter((tone) => (tone === 'outline') === dark)
      .map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
  </Inline>
);

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** One of every part of the kit and of forms, for a look at a brand. */
export const ComponentSheet = () => (
  <>
    <Section space="snug">
      <Stack>
        <Breadcrumbs parents={[{ label: 'Home', to: '/' }]} title="Every part" />
        <Heading level={1}>Every part, in one brand</Heading>
        <Text size="lead" tone="lead">
          What a page is made of, so that a brand can be judged at one look.
        </Text>
        <Text tone="soft">
          Notes stand back, and <TextLink href="/">a link</TextLink> can be told from them.
        </Text>
        <Inline>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button loading>Sending...</Button>
          <Button disabled>Not now</Button>
          <IconButton icon="close" label="Close" />
        </Inline>
        {badges(false)}
      </Stack>
    </Section>
    <Section tone="band" space="snug">
      <Columns>
        <Card>
          <Stack>
            <Heading level={2}>A form</Heading>
            <ErrorSummary problems={[{ id: 'zip', message: 'Enter a ZIP code of five digits' }]} />
            <FormGrid>
              <TextField id="name" name="name" label="Name" required defaultValue="Ada" />
              <TextField id="zip" name="zip" label="ZIP code" error="Enter a ZIP code of five digits" />
              <SelectField id="service" name="service" label="Service" options={options} />
              <TextField id="key" name="key" label="Account" disabled hint="From your last invoice" />
              <RadioGroup id="customer" name="customer" label="New customer?" options={options} />
              <TextAreaField id="message" name="message" label="Message" fullWidth maximum={500} />
              <CheckboxField id="agree" name="agree" label="Keep me posted" />
            </FormGrid>
          </Stack>
        </Card>
        <Stack>
          {keys(noticeTones).map((tone) => (
            <Alert key={tone} tone={tone} title={`This is ${tone}`}>
              <Text>And what can be done about it.</Text>
            </Alert>
          ))}
          <Card tone="dark" padding="snug">
            <Stack>
              <Text tone="soft">On a dark surface.</Text>
              {badges(true)}
              <TextLink href="/">A link there</TextLink>
            </Stack>
          </Card>
          <Accordion items={[{ title: 'A question', content: <Text>And its answer.</Text>, open: true }]} />
        </Stack>
      </Columns>
    </Section>
  </>
);
