import { Button } from '@my-note/kit/ui';

/** As high as the navigation of a narrow screen, so that the note does not move when that arrives. */
export const NavPlaceholder = () => <Button variant="outline" hideFrom="lg" visibility="hidden" />;
