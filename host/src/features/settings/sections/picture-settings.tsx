import { changePictureSites, pictureSites } from '@my-note/kit/queries';
import { useSession } from '@my-note/kit/session';
import { Box, Button, Section, toastError } from '@my-note/kit/ui';
import { useState } from 'react';
import { Row } from '../rows.tsx';
import { settingsTexts } from '../texts.ts';

/** Sites whose pictures load without a click; renders nothing without such sites. */
export function PictureSettings() {
  useSession((state) => state.config.pictureSites);
  const [busy, setBusy] = useState(false);
  const sites = pictureSites();
  if (sites.length === 0) return null;

  async function remove(site: string) {
    setBusy(true);
    await changePictureSites((known) => known.filter((other) => other !== site)).catch(toastError);
    setBusy(false);
  }

  return (
    <Section title={settingsTexts.pictures} hint={settingsTexts.picturesHint}>
      <Box as="ul" listStyleType="none">
        {sites.map((site) => (
          <Row
            key={site}
            title={site}
            action={
              <Button
                size="xs"
                variant="ghost"
                colorPalette="gray"
                disabled={busy}
                aria-label={settingsTexts.removeSiteNamed(site)}
                onClick={() => void remove(site)}
              >
                {settingsTexts.removeSite}
              </Button>
            }
          />
        ))}
      </Box>
    </Section>
  );
}
