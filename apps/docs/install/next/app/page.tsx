import { Heading } from '@platform/ui/Heading';
import { Stack } from '@platform/ui/Stack';
import { SignIn } from './SignIn';

export default function Page() {
  return (
    <Stack>
      <Heading level={1}>My platform</Heading>
      <SignIn />
    </Stack>
  );
}
