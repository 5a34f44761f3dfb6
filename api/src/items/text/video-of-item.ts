import { sql } from 'drizzle-orm';

/** The video whose note an item is, in a query of `items` under their own name. */
export const videoOfItem = sql<string | null>`(
  select state.video from youtube_video_states as state
  where state.note_id = items.id and state.created_by = items.created_by limit 1)`;
