import {
  Checkbox,
  FileField,
  NumberField,
  PasswordField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  TextArea,
  TextField,
} from '@platform/ui';
import type { Guidance } from './types';

const COUNTRIES = ['Spain', 'Turkey', 'India', 'Brazil', 'Kenya', 'Japan', 'Chile'].map((name) => ({
  value: name,
  label: name,
}));

/** What is filled in. */
export const fields: Record<string, Guidance> = {
  TextField: {
    good: {
      picture: <TextField label="Wallet address" hint="It begins with 0x." />,
      text: 'A label names the field; a hint says what it expects, before it goes wrong.',
    },
    bad: {
      picture: (
        <TextField label="Address" placeholder="Your wallet address, which begins with 0x" />
      ),
      text: 'A placeholder is gone as soon as it is needed: while typing.',
    },
  },
  TextArea: {
    good: {
      picture: <TextArea label="How can we help?" rows={4} />,
      text: 'Make it as high as the answers that you expect.',
    },
    bad: {
      picture: <TextArea label="Your name" rows={1} />,
      text: 'Enter begins a new line here. For one line, use a TextField.',
    },
  },
  PasswordField: {
    good: {
      picture: <PasswordField label="Password" autoComplete="new-password" />,
      text: 'Name its purpose in autoComplete, so that password managers fill it in.',
    },
    bad: {
      picture: (
        <Stack>
          <PasswordField label="Password" />
          <PasswordField label="Repeat the password" />
        </Stack>
      ),
      text: 'A password can be shown, so it need not be typed twice.',
    },
  },
  NumberField: {
    good: {
      picture: <NumberField label="Rounds" defaultValue={10} min={1} max={100} />,
      text: 'Give it the bounds that the rules have; a value outside of them is moved to the nearest.',
    },
    bad: {
      picture: <NumberField label="Code from your app" defaultValue={12345} />,
      text: 'A code is no number: its leading zeros count. Use an OtpField.',
    },
  },
  Slider: {
    good: {
      picture: <Slider label="Volume" defaultValue={60} valueText="60 percent" />,
      text: 'Let readers choose by feel, where near is good enough.',
    },
    bad: {
      picture: <Slider label="Amount to withdraw" max={5000} defaultValue={1234} />,
      text: 'An exact amount is typed, in an AmountField.',
    },
  },
  Select: {
    good: {
      picture: <Select label="Country" options={COUNTRIES} />,
      text: 'Use it for a few to a few dozen choices that readers know.',
    },
    bad: {
      picture: (
        <Select
          label="Scheme"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      ),
      text: 'Two choices hide behind a press. Show them in a SegmentedControl.',
    },
  },
  SegmentedControl: {
    good: {
      picture: (
        <SegmentedControl
          label="Scheme"
          defaultValue="dark"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      ),
      text: 'Use it for two to five short words.',
    },
    bad: {
      picture: (
        <SegmentedControl
          label="Notify me"
          defaultValue="all"
          options={[
            { value: 'all', label: 'About everything that happens' },
            { value: 'some', label: 'Only about withdrawals' },
          ]}
        />
      ),
      text: 'Sentences do not fit side by side. Use a RadioGroup.',
    },
  },
  RadioGroup: {
    good: {
      picture: (
        <RadioGroup
          label="Network"
          defaultValue="bep20"
          options={[
            { value: 'bep20', label: 'USDT-BEP20' },
            { value: 'pos', label: 'USDT-POS' },
          ]}
        />
      ),
      text: 'Show two to six choices at once, so that they can be compared.',
    },
    bad: {
      picture: (
        <RadioGroup
          label="Sound"
          defaultValue="on"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      ),
      text: 'On and off is a Switch.',
    },
  },
  Checkbox: {
    good: {
      picture: <Checkbox label="I am 18 or older" />,
      text: 'Say what is true when it is ticked.',
    },
    bad: {
      picture: <Checkbox label="Do not send me no mail" defaultChecked />,
      text: 'A double negation has to be solved, and a tick that is already there was not decided.',
    },
  },
  FileField: {
    good: {
      picture: <FileField label="Picture of your document" hint="JPEG or PNG, at most 5 MB." />,
      text: 'Say which files are accepted before one is refused.',
    },
    bad: {
      picture: <FileField label="Upload" />,
      text: 'What is asked for, and why?',
    },
  },
};
