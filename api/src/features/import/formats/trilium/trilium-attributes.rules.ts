import * as z from 'zod';

const attribute = z.object({ type: z.string(), name: z.string(), value: z.string().catch('') });
const MAX_ATTRIBUTES = 1_000;

/** Names of attributes that only control how Trilium shows, sorts, or runs a note. */
const TECHNICAL = new Set(
  `appCss appTheme appThemeBase autoReadOnlyDisabled bookmarkFolder bottom calendarRoot clipperInbox clipType
  color cssClass customRequestHandler customResourceProvider datePattern disableInclusion disableVersioning
  displayRelations docName enableQuarterNote enableWeekNote excludeFromExport excludeFromNoteMap
  executeButton executeDescription expanded fileSize fullContentWidth hideChildrenOverview hideHighlightWidget
  hidePromotedAttributes hideRelations hoistedCssClass iconClass iconPack imageLink inbox includeMapLink
  includeNoteLink inherit internalLink keepCurrentHoisting keyboardShortcut linkMapWidgetDisabled
  mapExcludeRelation mapIncludeRelation mapRootNoteId monthPattern newNotesOnTop noteInfoWidgetDisabled
  originalFileName pageSize printLandscape printPageSize quarterPattern readOnly relationMapLink renderNote
  revisionsWidgetDisabled run runAtHour runOnAttributeChange runOnAttributeCreation runOnBranchChange
  runOnBranchCreation runOnBranchDeletion runOnChildNoteCreation runOnInstance runOnNoteChange
  runOnNoteContentChange runOnNoteCreation runOnNoteDeletion runOnNoteTitleChange searchHome shareAlias
  shareCredentials shareCss shareDisallowRobotIndexing shareFavicon shareHiddenFromTree shareHtml
  shareHtmlLocation shareIndex shareJs shareLogo shareOmitDefaultCss shareRaw shareRoot shareTemplate
  similarNotesWidgetDisabled sortDirection sorted sortFoldersFirst sortLocale sortNatural sqlConsoleHome
  subtreeHidden titleTemplate toc top versioningLimit viewType weekPattern whatLinksHereWidgetDisabled widget
  workspace workspaceCalendarRoot workspaceIconClass workspaceInbox workspaceSearchHome
  workspaceTabBackgroundColor workspaceTemplate yearPattern`.split(/\s+/),
);
/** Families of names that Trilium defines with a colon. */
const FAMILY = /^(?:map|label|relation|child|calendar|board|disabled):/;

/** The labels and relations of a note that its author may miss. */
export function lostAttributes(attributes: unknown[]): string[] {
  const lost = attributes.slice(0, MAX_ATTRIBUTES).flatMap((raw) => {
    const { data } = attribute.safeParse(raw);
    if (!data || TECHNICAL.has(data.name) || FAMILY.test(data.name)) return [];
    if (data.type === 'relation') return [`~${data.name}`];
    return [`#${data.name}${data.value === '' ? '' : `=${data.value}`}`];
  });
  const more = attributes.length - MAX_ATTRIBUTES;
  return more > 0 ? [...lost, `${more} more`] : lost;
}
