import {
  Badge,
  Button,
  Checkbox,
  FactList,
  Inline,
  Notice,
  OtpField,
  PasswordField,
  PasswordRules,
  Stack,
  Text,
  TextField,
} from '@platform/ui';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

/** Signing in, the account and what guards it. */
export const account: Record<string, Guidance> = {
  AccountDetails: {
    good: {
      picture: (
        <FactList
          facts={[
            { id: 'name', label: 'Name', value: 'Ada Lovelace' },
            { id: 'email', label: 'Email', value: 'ada@example.com' },
          ]}
        />
      ),
      text: 'Show what cannot be changed here as text that can be selected and copied.',
    },
    bad: {
      picture: <TextField label="Email" defaultValue="ada@example.com" disabled />,
      text: 'A field that never opens looks broken, and greys out what is to be read.',
    },
  },
  ChangePasswordForm: {
    good: {
      picture: (
        <Stack gap="s">
          <PasswordField label="Current password" autoComplete="current-password" />
          <PasswordField label="New password" autoComplete="new-password" />
        </Stack>
      ),
      text: 'Give the form a new key once the password is changed: its fields are empty for the next time.',
    },
    bad: {
      picture: <Notice tone="success">The password is now Secret123. Please write it down.</Notice>,
      text: 'A password is never shown back, not even to its owner.',
    },
  },
  EmailConfirmation: {
    good: {
      picture: (
        <Panel title="Confirm your email">
          <Text>ada@example.com</Text>
          <Button>Confirm</Button>
        </Panel>
      ),
      text: 'Let the reader confirm with a press: mail programs open links by themselves.',
    },
    bad: {
      picture: <Notice tone="success">Confirmed, because the link was opened.</Notice>,
      text: 'Confirmed on opening, an address may belong to someone who has never seen the mail.',
    },
  },
  EmailNotice: {
    good: {
      picture: (
        <Notice tone="warning">
          Confirm ada@example.com, so that you can set a new password if you lose yours.
        </Notice>
      ),
      text: 'Name the address, in case it is mistyped, and what confirming it is good for.',
    },
    bad: {
      picture: (
        <Panel title="Confirm your email">
          <Text>You cannot continue before that.</Text>
        </Panel>
      ),
      text: 'A dialog stops players who came for something else. The notice stays until it is done.',
    },
  },
  ForgotPasswordForm: {
    good: {
      picture: <Text>If there is an account with this address, a link is on its way to it.</Text>,
      text: 'Answer the same for every address.',
    },
    bad: {
      picture: <TextField label="Email" error="There is no account with this address." />,
      text: 'This tells anyone who asks which addresses have an account.',
    },
  },
  LogoutDialog: {
    good: {
      picture: (
        <Panel title="Log out?">
          <Text>Your bets stay placed.</Text>
          <Inline>
            <Button tone="neutral">Stay</Button>
            <Button>Log out</Button>
          </Inline>
        </Panel>
      ),
      text: 'Say what happens to what is under way.',
    },
    bad: {
      picture: (
        <Panel title="Log out?">
          <Text>Your session has expired.</Text>
          <Inline>
            <Button tone="neutral">No</Button>
            <Button>Yes</Button>
          </Inline>
        </Panel>
      ),
      text: 'There is nothing left to decide. Lead to the sign-in and say why.',
    },
  },
  OtpDialog: {
    good: {
      picture: (
        <Panel title="Withdraw 100 USDT">
          <OtpField label="Code from your app" defaultValue="123" />
        </Panel>
      ),
      text: 'Name what the code is for in the title: no one should confirm something else by mistake.',
    },
    bad: {
      picture: (
        <Panel title="Security check">
          <OtpField label="Code" defaultValue="" />
        </Panel>
      ),
      text: 'A code without its purpose is what people give away on the phone.',
    },
  },
  PasswordRules: {
    good: {
      picture: <PasswordRules password="secret123" />,
      text: 'Put them below the field, from the start, and tick them off while the password is typed.',
    },
    bad: {
      picture: (
        <PasswordField label="Password" error="The password does not meet the requirements." />
      ),
      text: 'Which requirements? Told only after sending, they cost a second attempt.',
    },
  },
  ProfileCard: {
    good: {
      picture: (
        <Panel title="Ada Lovelace">
          <Row>
            <Text>ID 10042</Text>
            <Badge tone="success">Active</Badge>
          </Row>
        </Panel>
      ),
      text: 'What tells members that they are in the right account, at a glance.',
    },
    bad: {
      picture: (
        <Panel title="Ada Lovelace">
          <TextField label="Name" defaultValue="Ada Lovelace" />
          <Button>Save</Button>
        </Panel>
      ),
      text: 'Changes are made in the settings, where their consequences are explained.',
    },
  },
  RegisterForm: {
    good: {
      picture: (
        <Stack gap="s">
          <TextField label="Email" defaultValue="ada@example.com" />
          <Text size="s" tone="muted">
            Step 1 of 2
          </Text>
          <Button>Next: the terms</Button>
        </Stack>
      ),
      text: 'Say how many steps there are, and keep what was typed when the reader goes back.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          {['Title', 'Middle name', 'Date of birth', 'Company'].map((label) => (
            <TextField key={label} label={label} />
          ))}
        </Stack>
      ),
      text: 'Each field that is not needed today costs some of those who want to register.',
    },
  },
  ResetPasswordForm: {
    good: {
      picture: (
        <Stack gap="s">
          <PasswordField label="New password" autoComplete="new-password" />
          <PasswordRules password="Secret123" />
        </Stack>
      ),
      text: 'Ask for the new password only: the link has already shown who it is.',
    },
    bad: {
      picture: <Notice tone="danger">Invalid request.</Notice>,
      text: 'A link that is too old says so, and leads to a new one.',
    },
  },
  SecurityLog: {
    good: {
      picture: (
        <Stack gap="s">
          <Row>
            <Text>Password changed</Text>
            <Text size="s" tone="muted">
              Windows, Pune
            </Text>
          </Row>
          <Row>
            <Text>Signed in</Text>
            <Text size="s" tone="muted">
              iPhone, Pune
            </Text>
          </Row>
        </Stack>
      ),
      text: 'What, when and from where: enough to recognise oneself, or someone else.',
    },
    bad: {
      picture: (
        <Lines of={['event_type=pwd_chg ip=203.0.113.7', 'event_type=login ip=198.51.100.4']} />
      ),
      text: 'No one knows their own address in the network. A device and a city are recognised.',
    },
  },
  SessionsList: {
    good: {
      picture: (
        <Stack gap="s">
          <Row>
            <Text>Chrome on Windows</Text>
            <Badge tone="success">This browser</Badge>
          </Row>
          <Row>
            <Text>Safari on iPhone</Text>
            <Button tone="neutral">Sign out</Button>
          </Row>
        </Stack>
      ),
      text: 'Mark the browser in hand, so that no one signs out the wrong one.',
    },
    bad: {
      picture: <Button tone="danger">Sign out everywhere</Button>,
      text: 'Without the list, no one learns whether there was someone else.',
    },
  },
  SignInForm: {
    good: {
      picture: (
        <Stack gap="s">
          <TextField label="Email" autoComplete="username" />
          <PasswordField label="Password" error="The email or the password is wrong." />
        </Stack>
      ),
      text: 'Let password managers fill it in, and do not say which of the two is wrong.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <TextField label="Email" />
          <PasswordField label="Password" />
          <PasswordRules password="" />
        </Stack>
      ),
      text: 'The rules of passwords help only those who guess.',
    },
  },
  StopWithdrawalsForm: {
    good: {
      picture: (
        <Panel title="Stop withdrawals">
          <Text>Nothing is paid out until you have set a new password.</Text>
          <Button tone="danger">Stop withdrawals</Button>
        </Panel>
      ),
      text: 'One button that works without signing in: anyone who needs it may be locked out.',
    },
    bad: {
      picture: (
        <Panel title="Report a problem">
          <TextField label="Reason" />
          <TextField label="Password" />
        </Panel>
      ),
      text: 'An intruder has changed the password already. Every question here costs money.',
    },
  },
  TermsBox: {
    good: {
      picture: (
        <Panel>
          <Lines of={['1. You are 18 or older.', '2. Bets cannot be taken back.']} />
          <Checkbox label="I accept the terms" />
        </Panel>
      ),
      text: 'The whole text, here, and the box once its end was reached.',
    },
    bad: {
      picture: <Checkbox label="I have read all 12 pages of the terms" defaultChecked />,
      text: 'A box that is ticked beforehand is not consent.',
    },
  },
  RecoveryCodes: {
    good: {
      picture: (
        <Stack gap="s">
          <Lines of={['k7wm-3ahx-9dqt-fc2p', 'b4zr-x6ne-vj8k-2mhs']} />
          <Inline>
            <Button>I have saved them</Button>
          </Inline>
        </Stack>
      ),
      text: 'Keep the codes on the page until the reader says that they are saved.',
    },
    bad: {
      picture: <Notice tone="success">Your codes are on their way to ada@example.com.</Notice>,
      text: 'Who can read the mailbox could then sign in without the phone.',
    },
  },
  TwoFactorPanel: {
    good: {
      picture: (
        <Lines
          of={[
            '1. Scan the code with your app, or type its key.',
            '2. Enter the 6 digits that it shows.',
          ]}
        />
      ),
      text: 'Show the key as text beside the QR code: an app on the same phone cannot scan it.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Two-factor authentication</Text>
          <Badge tone="success">On</Badge>
        </Row>
      ),
      text: 'On before a code was tried? Who mistyped the key is locked out.',
    },
  },
  TxnPasswordForm: {
    good: {
      picture: (
        <PasswordField
          label="TXN password"
          hint="You need it to change your wallet address. It differs from the one you sign in with."
        />
      ),
      text: 'Say what the second password guards, and that it is another one.',
    },
    bad: {
      picture: <PasswordField label="Password" />,
      text: 'Which one? Two passwords with the same name become the same password.',
    },
  },
  WalletAddressForm: {
    good: {
      picture: (
        <Stack gap="s">
          <Text>0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7</Text>
          <Notice tone="warning">Withdrawals wait for 24 hours after a new address.</Notice>
        </Stack>
      ),
      text: 'Show all characters of the address, and what a change delays before it is made.',
    },
    bad: {
      picture: <TextField label="Wallet" placeholder="0x..." />,
      text: 'Money goes here for good. The network and the present address must be in sight.',
    },
  },
};
