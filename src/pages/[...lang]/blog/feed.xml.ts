import { feedRoute } from "../../../server/pages/feed-route.ts";

export const GET = feedRoute("xml");
