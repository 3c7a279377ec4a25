import { shareOneEditor } from './owners-window.ts';
import { changePictures } from './tasks/change-pictures.ts';
import { changePricesAndHours } from './tasks/change-prices-and-hours.ts';
import { findAndArrange } from './tasks/find-and-arrange.ts';
import { loseNothing } from './tasks/lose-nothing.ts';
import { makeASeries } from './tasks/make-a-series.ts';
import { publish } from './tasks/publish.ts';
import { visitEveryPage } from './tasks/visit-every-page.ts';
import { writeTexts } from './tasks/write-texts.ts';

/* The owner's tasks in one editor, which is started once for all of them. They run in this order, since the last ones publish. */

shareOneEditor();
writeTexts();
loseNothing();
changePictures();
findAndArrange();
changePricesAndHours();
makeASeries();
visitEveryPage();
publish();
