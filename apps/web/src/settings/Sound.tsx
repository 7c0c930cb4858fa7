import { generalSettings } from '@platform/messages/generalSettings';
import { PageSection, SoundFields, Stack, Text, useBrand } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useSound } from '../app/wingo/useSound';

export function Sound() {
  const text = useTexts(generalSettings);
  const [sound, rememberSound] = useSound();
  const { content: { sounds = 'classic' } = {} } = useBrand();
  if (sounds === 'none') return null;
  return (
    <PageSection title={text.sound}>
      <Stack gap="s">
        <SoundFields sound={sound} onSoundChange={rememberSound} soundSet={sounds} />
        <Text size="s" tone="muted">
          {text.soundHint}
        </Text>
      </Stack>
    </PageSection>
  );
}
