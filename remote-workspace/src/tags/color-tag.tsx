import { TAG_COLORS, TAG_HUES, type TagColor, type TagCount, tagKey } from '@my-note/contract/tags';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { configQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, Button, Grid } from '@my-note/kit/ui';
import { colorsIn, tagMutations } from './tags.mutations.ts';
import { tagTexts as texts } from './texts.ts';

interface ColorTagProps {
  tag: Pick<TagCount, 'name'>;
  onDone: () => void;
}

interface PatchProps {
  color?: TagColor;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

const Patch = ({ color, chosen, disabled, onChoose }: PatchProps) => (
  <Button
    variant="outline"
    colorPalette={chosen ? 'accent' : 'gray'}
    justifyContent="flex-start"
    aria-pressed={chosen}
    bg={chosen ? 'accent.subtle' : undefined}
    disabled={disabled}
    onClick={onChoose}
  >
    <Box
      boxSize="4"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      style={{ background: color && TAG_HUES[color] }}
    />
    {color ? texts.colors[color] : texts.noColor}
  </Button>
);

/** Asks for the color of a tag. */
export function ColorTag({ tag, onDone }: ColorTagProps) {
  const { data } = useQuery({ ...configQueries.list(), enabled: useAuthEnabled() });
  const recolor = useMutation(tagMutations.recolor());
  const key = tagKey(tag.name);
  const present = colorsIn(data).get(key);
  const choose = (color?: TagColor) =>
    recolor.mutate(
      (colors) => {
        const next = new Map(colors);
        if (color) next.set(key, color);
        else next.delete(key);
        return next;
      },
      { onSuccess: onDone },
    );
  const patch = (color?: TagColor) => (
    <Patch
      key={color ?? 'none'}
      {...(color && { color })}
      chosen={present === color}
      disabled={recolor.isPending}
      onChoose={() => choose(color)}
    />
  );
  return (
    <DialogFrame title={texts.colorTitle(tag.name)} description={texts.colorText} onClose={onDone}>
      <Dialog.Body>
        <Grid templateColumns="1fr 1fr" gap="2">
          {TAG_COLORS.map(patch)}
          {patch()}
        </Grid>
      </Dialog.Body>
      <DialogActions onCancel={onDone} />
    </DialogFrame>
  );
}
