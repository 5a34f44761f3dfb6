// Runs before the first paint and beside the download of the app. The service puts it into the page, whose content
// security policy then has its hash; from another server it is a file.
import { hideOtherReader, readPageData } from '../platform/page-data.ts';
import { markErrors } from './error-marks.ts';
import { keepFirstStart } from './first-start.ts';
import { showLanguage } from './language.ts';
import { showLook } from './look.ts';
import { startPageFiles } from './page-files.ts';
import { startRenewal } from './session-renewal.ts';
import { showSidebar } from './sidebar.ts';
import { showTheme } from './theme.ts';

markErrors();
showLanguage();
showTheme();
showSidebar();
const data = readPageData();
hideOtherReader(data);
startRenewal();
startPageFiles(data.registry, data.hasText);
showLook();
if (data.hasText) keepFirstStart();
