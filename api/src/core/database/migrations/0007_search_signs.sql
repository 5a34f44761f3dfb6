-- The search keeps a sign that ends a word, as in C#: texts that have one are indexed again.
UPDATE "items" SET "search_stale" = true WHERE "content" ~ '[[:alnum:]]#([^[:alnum:]#]|$)' OR "title" ~ '[[:alnum:]]#([^[:alnum:]#]|$)';
