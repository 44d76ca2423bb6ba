import { CheckboxField } from '../../src/forms/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../src/forms/FormGrid/FormGrid.tsx';
import { RadioGroup } from '../../src/forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../src/forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../src/forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../src/forms/TextField/TextField.tsx';
import { Accordion } from '../../src/components/Accordion/Accordion.tsx';
import { Badge } from '../../src/components/Badge/Badge.tsx';
import { tones as badgeTones } from '../../src/components/Badge/Badge.css.ts';
import { Breadcrumbs } from '../../src/components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { buttonVariants } from '../../src/components/Button/Button.css.ts';
import { IconButton } from '../../src/components/Button/IconButton.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { Alert } from '../../src/components/Alert/Alert.tsx';
import { tones as noticeTones } from '../../src/components/Alert/Alert.css.ts';
import { Heading } from '../../src/components/Heading/Heading.tsx';
import { Text } from '../../src/components/Text/Text.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Columns } from '../../src/components/layout/Columns/Columns.tsx';
import { Inline } from '../../src/components/layout/Inline/Inline.tsx';
import { Section } from '../../src/components/layout/Section/Section.tsx';
import { Stack } from '../../src/components/layout/Stack/Stack.tsx';

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
